import clsx from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-edge text-rubber',
  quiet: 'border-line text-quiet',
  signal: 'border-signal text-signal',
  green: 'border-green text-green',
  amber: 'border-amber text-amber',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = {
  children: ReactNode
  /** Colour never says something alone: give an icon or a word with it. */
  tone?: BadgeTone
  icon?: ReactNode
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm border bg-sheet px-2 py-0.5 text-sm font-medium whitespace-nowrap [&>svg]:size-4 [&>svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  )
}
