'use client'

import clsx from 'clsx'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Holds whether it is open: by itself, or by `open` and `onOpenChange`. */
export const Dialog = Primitive.Root
/** Wrap a button in it with `asChild`. */
export const DialogTrigger = Primitive.Trigger

type DialogContentProps = {
  title: ReactNode
  /** One sentence that is read out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last; they stand below the other on a phone. */
  footer?: ReactNode
  /** `wide` is for tables. */
  width?: 'narrow' | 'wide'
  /** Prevent the event and put the focus elsewhere, where what had it cannot take it back. */
  onCloseAutoFocus?: (event: Event) => void
}

/** A window over the page: it holds the focus, closes on Escape, and scrolls inside when it is taller than the screen. */
export function DialogContent({
  title,
  description,
  children,
  footer,
  width = 'narrow',
  onCloseAutoFocus,
}: DialogContentProps) {
  const t = useTranslations('ui')
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-rubber/50 dark:bg-paper/75" />
      <Primitive.Content
        {...(!description && { 'aria-describedby': undefined })}
        {...(onCloseAutoFocus && { onCloseAutoFocus })}
        className={clsx(
          'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] animate-appear flex-col border border-edge bg-sheet shadow-lift sm:top-[8dvh] sm:bottom-auto sm:rounded-sm',
          width === 'wide' ? 'sm:max-w-4xl' : 'sm:max-w-lg',
        )}
      >
        <header className="border-b border-line py-4 pr-14 pl-5">
          <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
        </header>
        <div className="flex flex-col gap-4 overflow-y-auto p-5">
          {description && <Primitive.Description>{description}</Primitive.Description>}
          {children}
        </div>
        {footer && (
          <footer className="flex flex-col gap-3 border-t border-line p-5 sm:flex-row sm:justify-end">
            {footer}
          </footer>
        )}
        {/* Last, so that opening the window puts the focus into its first field and not on this. */}
        <Primitive.Close
          aria-label={t('close')}
          className={clsx(buttonClass({ variant: 'quiet', size: 'icon' }), 'absolute top-2 right-2')}
        >
          <X aria-hidden className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
