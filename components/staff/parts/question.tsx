'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'

interface QuestionProps {
  title: string
  /** What comes of it. */
  text: string
  confirm: string
  /** What is confirmed takes something away. */
  isDanger?: boolean
  /** What leaves all as it is, where the usual words do not say it. */
  cancel?: string
  /** undefined: there is nothing to do. */
  onConfirm: (() => void) | undefined
  onCancel: () => void
  children?: ReactNode
}

/** Asks before something is done; while it stands, nothing is. */
export function Question({
  title,
  text,
  confirm,
  isDanger = false,
  cancel,
  onConfirm,
  onCancel,
  children,
}: QuestionProps) {
  const t = useTranslations('admin')
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        title={title}
        description={text}
        footer={
          <>
            <Button variant="secondary" onClick={onCancel}>
              {cancel ?? t('leave_unchanged')}
            </Button>
            {onConfirm && (
              <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirm}
              </Button>
            )}
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
