import type { Grosze } from '@bieznik/contract/money/grosze'
import type { AccountingRegisters, DocumentSums } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'

const kinds = ['invoices', 'receipts', 'sales'] as const
const amounts = ['net', 'vat', 'gross'] as const

type Kind = (typeof kinds)[number]

interface DocumentRow {
  kind: Kind
  /** null: of all rates. */
  rate: string | null
  hasRates: boolean
  /** Of all documents of the kind, in one of its rows. */
  count: number | null
  sum: Record<(typeof amounts)[number], Grosze>
}

/** A row for each rate, and one for all where there are several or none. */
function rowsOf(kind: Kind, { count, rates, total }: DocumentSums): DocumentRow[] {
  const isOne = rates.length === 1
  const hasRates = rates.length > 0
  const rows = rates.map((sum) => ({ kind, rate: sum.rate, hasRates, count: isOne ? count : null, sum }))
  return isOne ? rows : [...rows, { kind, rate: null, hasRates, count, sum: total }]
}

/** Documents by kind and rate of VAT. */
export function DocumentTable({ books }: { books: AccountingRegisters }) {
  const t = useTranslations('admin_books')
  return (
    <section aria-labelledby="books-documents" className="flex flex-col gap-2">
      <h2 id="books-documents" className="text-lg font-semibold">
        {t('documents')}
      </h2>
      <SmallTable
        caption={t('documents')}
        rows={kinds.flatMap((kind) => rowsOf(kind, books[kind]))}
        keyOf={({ kind, rate }) => `${kind} ${rate}`}
        columns={[
          { head: t('document'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { head: t('count'), cell: ({ count }) => count, isNumber: true },
          {
            head: t('rate'),
            cell: ({ rate, hasRates }) => (rate ? `${rate}%` : hasRates ? t('all_rates') : '–'),
            isNumber: true,
          },
          ...amounts.map((amount) => ({
            head: t(amount),
            cell: ({ sum }: DocumentRow) => <Price amount={sum[amount]} />,
            isNumber: true,
          })),
        ]}
      />
      {books.toReceipts.count > 0 && (
        <p className="text-sm text-quiet">
          {t.rich('to_receipts', {
            count: books.toReceipts.count,
            amount: () => <Price amount={books.toReceipts.gross} />,
          })}
        </p>
      )}
    </section>
  )
}
