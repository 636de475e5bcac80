import clsx from 'clsx'

/** The grey shape of something that is coming; give it the size of that thing. Says nothing: pair it with `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-breathe rounded-sm bg-line noscript:hidden', className)}
    />
  )
}
