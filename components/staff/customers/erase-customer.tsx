'use client'

import type { Erasure } from '@bieznik/contract/people/customer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { erasureMutation } from '@/lib/customers/customer-queries'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Erases the person after a question, and says what the law keeps. */
export function EraseCustomer({ customer: { uid, contact, account, orders } }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  const problem = useTranslations('errors')
  const [isOpen, setOpen] = useState(false)
  const erasure = useMutation(erasureMutation(useQueryClient(), uid))
  const underWay = orders.filter(({ status }) => status !== 'Delivered' && status !== 'Canceled').length
  const name = contact?.name ?? (account?.email || uid)

  function open(wanted: boolean): void {
    if (erasure.isPending) return
    erasure.reset()
    setOpen(wanted)
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('erase')}</Button>
      </DialogTrigger>
      <DialogContent
        title={erasure.data ? t('erased') : t('erase_title', { name })}
        description={erasure.data ? t('erased_text') : t('erase_text')}
        footer={
          <>
            <Button variant="secondary" disabled={erasure.isPending} onClick={() => open(false)}>
              {t(erasure.data ? 'close' : 'erase_cancel')}
            </Button>
            {!erasure.data && (
              <Button busy={erasure.isPending} onClick={() => erasure.mutate()}>
                {t('erase_confirm')}
              </Button>
            )}
          </>
        }
      >
        {!erasure.data && underWay > 0 && <p>{t('erase_under_way', { count: underWay })}</p>}
        {erasure.data && <Kept kept={erasure.data.kept} />}
        {erasure.error && (
          <p role="alert" className="border-2 border-amber p-3">
            {problem(problemCodeOf(erasure.error))}
          </p>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Kept({ kept }: Pick<Erasure, 'kept'>) {
  const t = useTranslations('admin_customers')
  return (
    <ul className="list-disc pl-5">
      {kept.map(({ ground, rows }) => (
        <li key={ground}>{t(`kept.${ground}`, { count: rows })}</li>
      ))}
    </ul>
  )
}
