'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { PastImport, UndoneImport } from '@bieznik/contract/catalogue/product-import'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ContentText } from '@/components/ui/content-text'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { pastImportsQuery, undoImportMutation } from '@/lib/imports/import-queries'
import { LoadFailure } from '../parts/load-failure'

/** What was imported, and the way back. */
export function PastImports() {
  const t = useTranslations('product_import')
  const auth = useAuth()
  const { data, isPending, error, refetch } = useQuery({
    ...pastImportsQuery,
    enabled: auth.status === 'signed-in',
  })
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-lg font-semibold">
        {t('past')}
      </h2>
      {isPending && !error && <Loading>{t('loading')}</Loading>}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-quiet">{t('none_yet')}</p>}
      <ul className="flex flex-col lined">
        {data?.map((past) => (
          <PastImportItem key={past.id} past={past} />
        ))}
      </ul>
    </Card>
  )
}

function PastImportItem({ past }: { past: PastImport }) {
  const t = useTranslations('product_import')
  const format = useFormatter()
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, error, isPending } = useMutation(undoImportMutation(useQueryClient()))
  const problem = useTranslations('errors')
  return (
    <li className="flex flex-col gap-2 py-3">
      <p>
        <span className="font-medium wrap-break-word">{past.fileName}</span>{' '}
        <span className="text-quiet">
          {`${t('number', { id: String(past.id) })}, ${format.dateTime(new Date(past.at), { dateStyle: 'medium', timeStyle: 'short' })}, ${past.who}`}
        </span>
      </p>
      <p className="text-sm">{t('past_counts', { created: past.created, changed: past.changed })}</p>
      {past.undoneAt && !data && <p className="text-sm text-quiet">{t('undone')}</p>}
      {!past.undoneAt && !data && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t(isAsking ? 'undo_sure_of' : 'undo_of', { id: String(past.id) })}
            onClick={() => (isAsking ? mutate(past.id) : setAsking(true))}
          >
            {t(isAsking ? 'undo_sure' : 'undo')}
          </Button>
        </div>
      )}
      <div role="status">{data && <Undone undone={data} />}</div>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </li>
  )
}

function Undone({ undone: { restored, deleted, archived, kept } }: { undone: UndoneImport }) {
  const language = useLocale()
  const t = useTranslations('product_import')
  return (
    <div className="text-sm">
      <p>{t('undo_did', { restored, deleted, archived })}</p>
      {kept.length > 0 && (
        <>
          <p>{t('undo_kept')}</p>
          <ul className="list-disc pl-5">
            {kept.map(({ productId, title, fields }) => (
              <li key={productId}>
                <span>{productId}</span>{' '}
                <span>
                  <ContentText lang="pl">{title}</ContentText>
                </span>
                <span>{`: ${fields.map((field) => fieldName(field, language)).join(', ')}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
