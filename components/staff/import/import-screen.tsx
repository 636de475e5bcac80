'use client'

import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CodePageChoice } from './code-page-choice'
import { CostRuleSentence } from './cost-rule-sentence'
import { isReadable } from './cost-rule-fields'
import { MergedQuestion } from './merged-question'
import { SheetChoice } from './sheet-choice'
import { FirstFiles } from './first-files'
import { LeftOut } from './left-out'
import { ThreeDigitsQuestion } from './three-digits-question'
import { WaitingLists } from './waiting-lists'
import { optionsOf } from '@/lib/imports/supplier-options'
import { ColumnMapping } from './column-mapping'
import { ImportOptionsForm } from './import-options-form'
import { ImportReport } from './import-report'
import type { ImportState } from './import-state'
import { ImportStatus } from './import-status'
import { useImport } from './use-import'

/** A file of products: chosen, checked line by line, and then applied as a whole. */
export function ImportScreen() {
  const t = useTranslations('product_import')
  const [file, setFile] = useState<File | null>(null)
  const [isFetched, setFetched] = useState(false)
  const [options, setOptions] = useState<ImportOptions>({ productType: 'Tire' })
  const { state, check, remap, apply, cancel, forget } = useImport()
  const isBusy = state.phase === 'checking' || state.phase === 'applying'
  const count = state.counts ? state.counts.created + state.counts.changed : 0

  return (
    <Card className="flex flex-col gap-4" aria-labelledby="import-title">
      <h2 id="import-title" className="text-lg font-semibold">
        {t('import_title')}
      </h2>
      <WaitingLists
        disabled={isBusy}
        onList={(list, supplier) => {
          const chosen = optionsOf(supplier, options)
          setFile(list)
          setFetched(true)
          setOptions(chosen)
          void check(list, chosen)
        }}
      />
      {file && isFetched && <p className="text-sm text-quiet">{t('chosen_file', { name: file.name })}</p>}
      <ImportOptionsForm
        options={options}
        disabled={state.phase === 'applying'}
        onOptions={(changed) => {
          setOptions(changed)
          forget()
        }}
        onFile={(chosen) => {
          setFile(chosen)
          setFetched(false)
          // The answer was about the numbers of the file before, or is the supplier's.
          if (options.supplierId === undefined)
            setOptions({
              ...options,
              threeDigits: undefined,
              codePage: undefined,
              mergedCells: undefined,
              sheet: undefined,
            })
          else setOptions({ ...options, sheet: undefined })
          forget()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!file || isBusy || !isReadable(options)}
          busy={isBusy}
          onClick={() => file && void check(file, options)}
        >
          {t('check')}
        </Button>
        {isBusy && (
          <Button variant="secondary" onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        )}
        <FirstFiles productType={options.productType} />
      </div>
      <ImportStatus state={state} />
      {state.counts && <CostRuleSentence rule={options} />}
      {file && state.codePage && state.phase !== 'applied' && (
        <CodePageChoice
          choice={state.codePage}
          disabled={isBusy}
          onChoice={(codePage) => {
            const chosen = { ...options, codePage }
            setOptions(chosen)
            // Headers with other letters may be other columns.
            void check(file, chosen)
          }}
        />
      )}
      {file && state.sheet && state.phase !== 'applied' && (
        <SheetChoice
          choice={state.sheet}
          disabled={isBusy}
          onChoice={(sheet) => {
            const chosen = { ...options, sheet }
            setOptions(chosen)
            void check(file, chosen)
          }}
        />
      )}
      {file && state.phase === 'checked' && (
        <MergedQuestion
          lines={state.lines}
          disabled={isBusy}
          onFill={() => {
            const answered = { ...options, mergedCells: 'fill' as const }
            setOptions(answered)
            void remap(file, answered, state.columns)
          }}
        />
      )}
      {file && state.phase === 'checked' && (
        <ThreeDigitsQuestion
          lines={state.lines}
          disabled={isBusy}
          onAnswer={(threeDigits) => {
            const answered = { ...options, threeDigits }
            setOptions(answered)
            void remap(file, answered, state.columns)
          }}
        />
      )}
      {file && state.columns.length > 0 && state.phase !== 'applied' && (
        <ColumnMapping
          key={JSON.stringify(state.columns)}
          columns={state.columns}
          samples={state.samples}
          isDoubtful={isDoubtful(state)}
          disabled={isBusy}
          onColumns={(columns) => void remap(file, options, columns)}
        />
      )}
      {state.phase !== 'checking' && <LeftOut lines={state.lines} fileName={file?.name ?? ''} />}
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

/** Nothing is taken because of what columns hold, or less than is refused. */
const isDoubtful = ({ counts, failure }: ImportState): boolean =>
  counts === null
    ? failure?.reason === 'no_title_or_id' || failure?.reason === 'column_twice'
    : counts.refused > counts.created + counts.changed + counts.same
