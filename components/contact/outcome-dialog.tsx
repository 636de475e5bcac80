'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { reachUs } from './reach-us'
import type { Outcome } from './use-contact-form'

interface OutcomeDialogProps {
  /** Null: nothing has become of it yet. */
  outcome: Outcome | null
  onClose: () => void
  /** Puts the focus back to where a failed message can be sent again. */
  onFocusBack: () => void
}

/** Says whether the message was sent. */
export function OutcomeDialog({ outcome, onClose, onFocusBack }: OutcomeDialogProps) {
  const t = useTranslations('contact_form')
  const isSent = outcome === 'sent'

  function whyNot(failure: Outcome | null): ReactNode {
    if (failure === 'too_many_requests') return t('too_many')
    return failure === 'suspected' ? t('suspected') : t.rich('failed_text', reachUs)
  }

  return (
    <Dialog open={outcome !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(isSent ? 'sent' : 'failed')}
        description={isSent ? t('sent_text') : whyNot(outcome)}
        footer={<Button onClick={onClose}>{t(isSent ? 'home' : 'back')}</Button>}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onFocusBack()
        }}
      />
    </Dialog>
  )
}
