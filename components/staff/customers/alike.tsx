'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { mergeMutation } from '@/lib/customers/customer-queries'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { problemCodeOf } from '@/lib/http/problem-error'
import { CustomerLink } from './customer-link'

type Other = StaffCustomer['alike'][number]

/** Others who seem to be the same person; a guest among them can be merged into this account. */
export function Alike({ customer }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  const { alike, account, accounts } = customer
  if (alike.length === 0) return null
  const hasAccount = account !== null && !account.isGuest
  return (
    <section aria-labelledby="customer-alike" className="flex flex-col gap-2">
      <h3 id="customer-alike" className="font-semibold">
        {t('alike')}
      </h3>
      <ul>
        {alike.map((other) => (
          <li key={other.uid} className="flex flex-wrap items-center gap-x-3">
            <CustomerLink uid={other.uid}>{other.name}</CustomerLink>
            <span>{t('ordered', { count: other.orders })}</span>
            <span className="text-quiet">{other.by.map((each) => t(`likenesses.${each}`)).join(', ')}</span>
            {hasAccount && (accounts[other.uid]?.isGuest ?? true) && <Merge other={other} into={customer} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Merge({ other, into }: { other: Other; into: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  const problem = useTranslations('errors')
  const [isOpen, setOpen] = useState(false)
  const merge = useMutation(mergeMutation(useQueryClient(), into.uid))

  function open(wanted: boolean): void {
    if (merge.isPending) return
    merge.reset()
    setOpen(wanted)
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="compact" aria-label={t('merge_of', { name: other.name })}>
          {t('merge')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('merge_title', { name: other.name, email: into.account?.email ?? '' })}
        description={t('merge_text', { count: other.orders })}
        footer={
          <>
            <Button variant="secondary" disabled={merge.isPending} onClick={() => open(false)}>
              {t('merge_cancel')}
            </Button>
            <Button
              busy={merge.isPending}
              onClick={() => merge.mutate(other.uid, { onSuccess: () => setOpen(false) })}
            >
              {t('merge_confirm')}
            </Button>
          </>
        }
      >
        {into.account?.isEmailVerified === false && <p>{t('merge_unverified')}</p>}
        {merge.error && (
          <p role="alert" className="border-2 border-amber p-3">
            {problem(problemCodeOf(merge.error))}
          </p>
        )}
      </DialogContent>
    </Dialog>
  )
}
