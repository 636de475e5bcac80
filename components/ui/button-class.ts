import clsx from 'clsx'

export type ButtonLook = {
  /** `primary`: the one thing to do here. `secondary`: beside it. `quiet`: no border, for bars and tables. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** `md` is a 44 px touch target. `compact` (36 px) is for dense tables of staff, `icon` a 44 px square. */
  size?: 'md' | 'compact' | 'icon'
}

const variants = {
  primary:
    'bg-signal text-on-signal enabled:hover:bg-signal-deep [a&]:hover:bg-signal-deep border-transparent',
  secondary:
    'border-edge bg-sheet text-rubber enabled:hover:border-signal enabled:hover:text-signal [a&]:hover:border-signal [a&]:hover:text-signal',
  quiet:
    'border-transparent bg-transparent text-rubber enabled:hover:bg-signal-wash [a&]:hover:bg-signal-wash hover:text-signal',
}

const sizes = {
  md: 'min-h-11 px-4 py-2',
  compact: 'min-h-9 px-3 py-1 text-sm',
  icon: 'size-11 shrink-0',
}

/** The look of a button, for buttons and for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-sm border text-center leading-tight font-semibold transition-colors',
    'disabled:border-line disabled:bg-line disabled:text-quiet disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
  )
}
