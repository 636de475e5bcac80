'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { deleteAccount } from '@/lib/account/account-requests'
import { signOut } from '@/lib/auth/sign-out'
import { forgetCheckout } from '@/lib/checkout/forget-checkout'
import { forgetContactDraft } from '@/lib/contact/contact-draft'
import { getPathname } from '@/lib/i18n/navigation'
import { removeAccountCars } from '@/lib/my-car/cars-owner'
import { logFailure } from '@/lib/log/browser'
import { DeleteAccountForm, DELETE_FORM_ID } from './delete-account-form'

/** Deletes the account after its password has been given once more, then leads home. */
export function DeleteAccount({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('my_data')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    await deleteAccount()
    onLeave()
    forgetCheckout()
    forgetContactDraft()
    try {
      await signOut()
    } catch (error) {
      // The account is gone, and with it whatever this browser still believes.
      logFailure('signing out after the account was deleted', error)
    }
    removeAccountCars()
    window.location.assign(getPathname({ href: '/', locale }))
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => setOpen(open || isBusy)}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('delete')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('delete_title')}
        description={t('delete_text')}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="danger" form={DELETE_FORM_ID} busy={isBusy}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <DeleteAccountForm onConfirmed={leave} onBusy={setBusy} />
      </DialogContent>
    </Dialog>
  )
}
