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
  /** For tables of low rows. */
  dense?: boolean
}

export function Badge({ children, tone = 'neutral', icon, dense = false }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-sm border bg-sheet font-medium whitespace-nowrap [&>svg]:shrink-0',
        dense ? 'gap-1 px-1 leading-5 [&>svg]:size-3.5' : 'gap-1.5 px-2 py-0.5 text-sm [&>svg]:size-4',
        tones[tone],
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  )
}
