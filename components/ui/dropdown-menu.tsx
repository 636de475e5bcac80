'use client'

import clsx from 'clsx'
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

/** One line of the menu; with `asChild` its child may be a link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-disabled:text-quiet data-highlighted:bg-signal-wash data-highlighted:text-signal',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="mx-1 my-1 h-px bg-line" />
}
