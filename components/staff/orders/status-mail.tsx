'use client'

import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Loading } from '@/components/ui/loading'
import { statusMailQuery } from '@/lib/orders/status-changes'
import { LoadFailure } from '../parts/load-failure'

interface StatusMailProps {
  orderId: number
  status: OrderStatus
  /** One of many mails. */
  isExample?: boolean
}

/** The mail that the buyer gets about a status, for staff who want to see it before. */
export function StatusMail({ orderId, status, isExample = false }: StatusMailProps) {
  const t = useTranslations('admin_orders')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="w-full text-sm" open={isOpen}>
      <summary
        className="min-h-11 cursor-pointer content-center"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        {isExample ? t('mail_example', { id: String(orderId) }) : t('mail')}
      </summary>
      {isOpen && <MailText orderId={orderId} status={status} />}
    </details>
  )
}

function MailText({ orderId, status }: Pick<StatusMailProps, 'orderId' | 'status'>) {
  const t = useTranslations('admin_orders')
  const { data: mail, error, refetch } = useQuery(statusMailQuery(orderId, status))
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!mail) return <Loading>{t('mail_loading')}</Loading>
  return (
    <div className="flex flex-col gap-2 border border-line bg-paper p-3">
      <p className="wrap-anywhere text-quiet">{t('mail_to', { address: mail.recipient })}</p>
      <p lang={mail.language} className="font-medium">
        {mail.subject}
      </p>
      <p lang={mail.language} className="max-h-64 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {mail.text}
      </p>
    </div>
  )
}
