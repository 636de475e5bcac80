'use client'

import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { sendVerification } from '@/lib/account/email-verification'
import { knownProblem } from '@/lib/account/firebase-problem'

/** The e-mail, which stays as it is, and whether it is confirmed. */
export function EmailStatus({ email, isVerified }: { email: string; isVerified: boolean }) {
  const t = useTranslations()
  const Icon = isVerified ? BadgeCheck : CircleAlert
  return (
    <Card className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <TextField
        id="profile-email"
        label={t('account.email')}
        type="email"
        readOnly
        value={email}
        className="min-w-0 flex-1 basis-60"
      />
      <p className="flex min-h-11 items-center gap-2">
        <Icon aria-hidden className={isVerified ? 'size-5 text-green' : 'size-5 text-amber'} />
        <span>{t(isVerified ? 'my_data.email_verified' : 'my_data.email_unverified')}</span>
      </p>
      {!isVerified && <SendVerification />}
    </Card>
  )
}

/** Has the mail in which the address is confirmed sent once more. */
export function SendVerification() {
  const t = useTranslations()
  const locale = useLocale()
  const [isSending, setSending] = useState(false)

  async function send() {
    setSending(true)
    try {
      await sendVerification(locale)
      showToast({ tone: 'success', message: t('my_data.verification_sent') })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${knownProblem(error) ?? 'internal'}`) })
    } finally {
      setSending(false)
    }
  }

  return (
    <Button variant="secondary" busy={isSending} onClick={() => void send()}>
      {t('my_data.verify')}
    </Button>
  )
}
