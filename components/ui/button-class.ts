import clsx from 'clsx'

export type ButtonLook = {
  /** `primary`: the one thing to do here. `secondary`: beside it. `danger`: cannot be taken back. `quiet`: no border, for bars and tables. */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet'
  /** `md` is a 44 px touch target. `compact` (36 px) is for dense tables of staff, `icon` a 44 px square. */
  size?: 'md' | 'compact' | 'icon'
}

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  quiet: 'button-quiet',
}

const sizes = { md: 'button-md', compact: 'button-compact', icon: 'button-icon' }

/** The look of a button, for buttons and for links that look like one; the names are those of `globals.css`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook): string {
  if (variant === 'primary' && size === 'md') return 'action'
  return clsx('button', variants[variant], sizes[size])
}
