import clsx from 'clsx'
import { cloneElement, isValidElement, type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is under way: the button is disabled, turns a wheel and keeps its width and words. */
    busy?: boolean
    /** The look, and nothing else, goes to the only child, which may be any element. */
    asChild?: boolean
  }

export function Button({ asChild, busy = false, ...props }: ButtonProps) {
  const { variant, size, className, disabled, children, type = 'button', ...rest } = props
  const look = clsx(buttonClass({ variant, size }), className)
  if (asChild) {
    if (!isValidElement<ComponentProps<'a'>>(children)) return null
    return cloneElement(children, { className: clsx(look, children.props.className) })
  }
  return (
    <button type={type} className={look} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy && <Icon name="busy" className="size-4 animate-spin" />}
      <span className="contents">{children}</span>
    </button>
  )
}
