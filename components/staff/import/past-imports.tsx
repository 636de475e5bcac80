'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { imports } from '@bieznik/contract/endpoints/imports'
import type { PastImport, UndoneImport } from '@bieznik/contract/catalogue/product-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ContentText } from '@/components/ui/content-text'
import { problemCodeOf } from '@/lib/http/problem-error'
import { pastImportsQuery, undoImportMutation } from '@/lib/imports/import-queries'
import { ListScreen } from '../parts/list/list-screen'
import { useListQuery } from '../parts/list/use-staff-list'

/** What was imported, the newest first; the way back is below each. */
export function PastImports() {
  const t = useTranslations('product_import')
  const format = useFormatter()
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-lg font-semibold">
        {t('past')}
      </h2>
      <ListScreen
        isSecondary
        {...useListQuery(imports.list.query, pastImportsQuery)}
        caption={t('past')}
        empty={t('none_yet')}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('past_file'),
            cell: ({ id, fileName }) => `${t('number', { id: String(id) })}, ${fileName}`,
            isText: true,
          },
          {
            head: t('past_at'),
            cell: ({ at }) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { head: t('past_who'), cell: ({ who }) => who },
          { head: t('past_created'), cell: ({ created }) => created, isNumber: true },
          { head: t('past_changed'), cell: ({ changed }) => changed, isNumber: true },
          { head: t('past_state'), cell: ({ undoneAt }) => (undoneAt ? t('undone') : t('in_force')) },
        ]}
        detail={(past) => <UndoImport past={past} />}
      />
    </Card>
  )
}

function UndoImport({ past: { id, created, changed, undoneAt } }: { past: PastImport }) {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, error, isPending } = useMutation(undoImportMutation(useQueryClient()))
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t('past_counts', { created, changed })}</p>
      {undoneAt && !data && <p className="text-quiet">{t('undone')}</p>}
      {!undoneAt && !data && (
        <Button
          variant="secondary"
          busy={isPending}
          aria-label={t(isAsking ? 'undo_sure_of' : 'undo_of', { id: String(id) })}
          onClick={() => (isAsking ? mutate(id) : setAsking(true))}
        >
          {t(isAsking ? 'undo_sure' : 'undo')}
        </Button>
      )}
      <div role="status">{data && <Undone undone={data} />}</div>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </div>
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
