'use client'

import type { ProblemCode } from '@bieznik/contract/platform/problem-codes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { problemCodeOf } from '@/lib/http/problem-error'
import type { DocumentReader } from '@/lib/orders/back-office-queries'

interface PaperProps<Shown> {
  orderId: number
  reader: DocumentReader
  /** What the sheet names, as far as it is known. */
  query: Pick<UseQueryResult<Shown>, 'data' | 'error' | 'refetch'>
  /** Beside the button that prints. */
  besides?: ReactNode
  /** Draws the sheet. */
  children: (order: Shown) => ReactNode
}

/** A sheet of paper of an order, with the way back and the button that prints it and nothing besides. */
export function Paper<Shown>({ orderId, reader, query, besides, children }: PaperProps<Shown>) {
  const t = useTranslations()
  const { data, error, refetch } = query
  if (error && !data)
    return <Failure code={problemCodeOf(error)} reader={reader} retry={() => void refetch()} />
  if (!data) return <Loading>{t('print.loading')}</Loading>
  return (
    <div className="mx-auto flex w-full max-w-[210mm] flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {reader === 'staff' ? (
          <TextLink href={`/admin/order/${orderId}`}>{t('print.back')}</TextLink>
        ) : (
          <TextLink href="/orders">{t('print.back_to_orders')}</TextLink>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {besides}
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            <span>{t('print.print')}</span>
          </Button>
        </div>
      </div>
      {children(data)}
    </div>
  )
}

interface FailureProps {
  code: ProblemCode
  reader: DocumentReader
  retry: () => void
}

/** Trying again cannot help where there is no such order, or it is somebody else's: the way leads to one's own. */
function Failure({ code, reader, retry }: FailureProps) {
  const t = useTranslations()
  const wayOn =
    code === 'not_found' ? (
      <LinkButton href={reader === 'staff' ? '/admin' : '/orders'} prefetch={false}>
        {t(reader === 'staff' ? 'print.back_to_list' : 'print.back_to_orders')}
      </LinkButton>
    ) : (
      <Button onClick={retry}>{t('failure.retry')}</Button>
    )
  return <EmptyState role="alert" title={t(`errors.${code}`)} action={wayOn} />
}
