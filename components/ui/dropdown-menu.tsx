'use client'

import clsx from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

/** The page behind an open menu stays as it is: nothing of it is hidden from a screen reader while it can be focused. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

/** Wrap a button in it with `asChild`. */
export const DropdownMenuTrigger = Primitive.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={clsx(
          'z-50 min-w-48 animate-appear rounded-sm border border-edge bg-sheet p-1 shadow-lift',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

const lineClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-disabled:text-quiet data-highlighted:bg-signal-wash data-highlighted:text-signal'

/** One line of the menu; with `asChild` its child may be a link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={clsx(lineClass, className)} {...props} />
}

/** A line that is on or off, with a tick where it is on. Prevent the event of `onSelect`, and the menu stays open. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={clsx(lineClass, 'pl-2!', className)} {...props}>
      <span className="flex size-5 shrink-0 items-center">
        <Primitive.ItemIndicator>
          <Check aria-hidden className="size-4" />
        </Primitive.ItemIndicator>
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Primitive.CheckboxItem>
  )
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="mx-1 my-1 h-px bg-line" />
}
