'use client'

import {
  isRecordedMonth,
  taxFiles,
  type AccountingRegisters,
  type RegisterPeriod,
  type TaxFile,
} from '@bieznik/contract/money/registers'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { nameOfPeriod } from '@/lib/registers/name-of-period'
import { taxFileMutation } from '@/lib/registers/register-queries'
import { saveFile } from '@/lib/save-file'

interface TaxFilesProps {
  period: RegisterPeriod
  books: AccountingRegisters
}

/** What an accountant files, or an office asks for, with what each is for, and why there is none. */
export function TaxFiles({ period, books }: TaxFilesProps) {
  const t = useTranslations('admin_books.tax')
  const problem = useTranslations('errors')
  const { mutate, isPending, variables, error } = useMutation(taxFileMutation)
  // Without an office or a whole month the buttons are off: what is refused still has this reason alone.
  const code = error && problemCodeOf(error)
  const { hasTaxOffice, withoutKsefNumber, invoices, toReceipts } = books

  function whyNone(file: TaxFile): 'no_month' | 'no_invoices' | null {
    if (file === 'jpk_v7m') return isRecordedMonth(period) ? null : 'no_month'
    return invoices.count + toReceipts.count > 0 ? null : 'no_invoices'
  }

  function save(file: TaxFile): void {
    const name = `${t(`names.${file}`)}-${nameOfPeriod(period)}.xml`
    mutate({ ...period, file }, { onSuccess: (xml) => saveFile(name, xml) })
  }

  return (
    <section aria-labelledby="books-tax-files" className="flex flex-col gap-2">
      <h2 id="books-tax-files" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {hasTaxOffice ? (
        <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {taxFiles.map((file) => {
            const why = whyNone(file)
            return (
              <div key={file} className="contents">
                <dt>
                  <Button
                    variant="secondary"
                    disabled={why !== null}
                    aria-describedby={`books-${file}`}
                    busy={isPending && variables.file === file}
                    onClick={() => save(file)}
                  >
                    {t(`download.${file}`)}
                  </Button>
                </dt>
                <dd id={`books-${file}`} className="max-w-prose text-sm">
                  {why !== null && <strong className="block font-medium">{t(why)}</strong>}
                  <span className="text-quiet">{t(`notes.${file}`)}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      ) : (
        <p className="max-w-prose text-sm text-quiet">{t('no_office')}</p>
      )}
      {hasTaxOffice && withoutKsefNumber > 0 && (
        <p className="max-w-prose text-sm">{t('without_ksef', { count: withoutKsefNumber })}</p>
      )}
      {code && <p role="alert">{code === 'status_not_allowed' ? t('no_lines') : problem(code)}</p>}
    </section>
  )
}
