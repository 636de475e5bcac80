'use client'

import { MAX_STATEMENT_BYTES, type ImportedStatement } from '@bieznik/contract/money/bank-statement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Price } from '@/components/ui/price'
import { importStatementMutation } from '@/lib/payment/staff-payment-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { FileInput } from '../parts/file-input'

/** A file of the bank: what of it is new is added to the lines below. */
export function StatementImport() {
  const t = useTranslations('admin_payments')
  const [file, setFile] = useState<File | null>(null)
  const { mutate, data, error, isPending, reset } = useMutation(importStatementMutation(useQueryClient()))
  const isTooLarge = file !== null && file.size > MAX_STATEMENT_BYTES

  function choose(chosen: File | null): void {
    setFile(chosen)
    reset()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (file && !isTooLarge) mutate(file)
  }

  return (
    <Card className="flex flex-col gap-3" aria-labelledby="statement-import">
      <h2 id="statement-import" className="text-lg font-semibold">
        {t('import_title')}
      </h2>
      <Form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label={t('file')}
          hint={t('file_hint')}
          error={isTooLarge && t('too_large')}
          className="w-full max-w-xl"
        >
          <FileInput
            accept=".sta,.mt940,.txt,.csv,text/csv,text/plain"
            disabled={isPending}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
        </Field>
        <Button
          type="submit"
          busy={isPending}
          disabled={file === null || isTooLarge}
          // Beside the control, beneath the label's line.
          className="sm:mt-6.5"
        >
          {t('import')}
        </Button>
      </Form>
      <div role="status">{data?.outcome === 'imported' && <Imported outcome={data} />}</div>
      {data?.outcome === 'refused' && (
        <p role="alert" className="border-2 border-amber p-3">
          <strong>{t('nothing_imported')}</strong> <span>{t(`problems.${data.problem}`)}</span>{' '}
          {data.line !== null && <span>{t('at_line', { line: data.line })}</span>}{' '}
          {data.balances && <Balances balances={data.balances} />}
        </p>
      )}
      {error && (
        <p role="alert" className="border-2 border-amber p-3">
          <ErrorText error={error} />
        </p>
      )}
    </Card>
  )
}

type Refused = Extract<ImportedStatement, { outcome: 'refused' }>

function Balances({ balances: { stated, computed } }: { balances: NonNullable<Refused['balances']> }) {
  const t = useTranslations('admin_payments')
  return (
    <span>
      <span>{t('balance_stated')}</span> <Price amount={stated} /> <span>{t('balance_computed')}</span>{' '}
      <Price amount={computed} />
    </span>
  )
}

function ErrorText({ error }: { error: Error }) {
  const t = useTranslations('errors')
  return <span>{t(problemCodeOf(error))}</span>
}

function Imported({ outcome }: { outcome: Extract<ImportedStatement, { outcome: 'imported' }> }) {
  const t = useTranslations('admin_payments')
  const { format, added, known, debits, foreign, large, isAccountSaid, reversed, openReversals } = outcome
  return (
    <ul className="flex flex-col gap-1">
      <li>
        <strong>{t('added', { count: added, format: t(`formats.${format}`) })}</strong>
      </li>
      {known > 0 && <li>{t('known', { count: known })}</li>}
      {debits > 0 && <li>{t('debits', { count: debits })}</li>}
      {reversed > 0 && <li>{t('reversed', { count: reversed })}</li>}
      {openReversals > 0 && <li className="text-amber">{t('open_reversals', { count: openReversals })}</li>}
      {foreign > 0 && <li className="text-amber">{t('foreign', { count: foreign })}</li>}
      {large > 0 && <li className="text-amber">{t('large', { count: large })}</li>}
      {!isAccountSaid && <li className="text-amber">{t('account_unsaid')}</li>}
    </ul>
  )
}
