'use client'

import type { ImportOptions } from '@bieznik/contract/product-import'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ColumnMapping } from './column-mapping'
import { ImportOptionsForm } from './import-options-form'
import { ImportReport } from './import-report'
import { ImportStatus } from './import-status'
import { useImport } from './use-import'

/** A file of products: chosen, checked line by line, and then applied as a whole. */
export function ImportScreen() {
  const t = useTranslations('product_import')
  const [file, setFile] = useState<File | null>(null)
  const [options, setOptions] = useState<ImportOptions>({ productType: 'Tire' })
  const { state, check, remap, apply, forget } = useImport()
  const isBusy = state.phase === 'checking' || state.phase === 'applying'
  const count = state.counts ? state.counts.created + state.counts.changed : 0

  return (
    <Card className="flex flex-col gap-4" aria-labelledby="import-title">
      <h2 id="import-title" className="text-lg font-semibold">
        {t('import_title')}
      </h2>
      <ImportOptionsForm
        options={options}
        disabled={state.phase === 'applying'}
        onOptions={(changed) => {
          setOptions(changed)
          forget()
        }}
        onFile={(chosen) => {
          setFile(chosen)
          forget()
        }}
      />
      <div>
        <Button disabled={!file || isBusy} busy={isBusy} onClick={() => file && void check(file, options)}>
          {t('check')}
        </Button>
      </div>
      <ImportStatus state={state} />
      {file && state.columns.length > 0 && state.phase !== 'applied' && (
        <ColumnMapping
          key={JSON.stringify(state.columns)}
          columns={state.columns}
          disabled={isBusy}
          onColumns={(columns) => void remap(file, options, columns)}
        />
      )}
      {state.lines.length > 0 && <ImportReport lines={state.lines} />}
      {file && state.phase === 'checked' && count > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void apply(file, options)}>{t('apply', { count })}</Button>
          <p className="text-sm text-quiet">{t('apply_hint')}</p>
        </div>
      )}
    </Card>
  )
}
