import type { AccountingRegisters, DocumentSums } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'

const kinds = ['invoices', 'receipts', 'sales'] as const
const amounts = ['net', 'vat', 'gross'] as const

/** Documents by kind and rate of VAT. */
export function DocumentTable({ books }: { books: AccountingRegisters }) {
  const t = useTranslations('admin_books')
  return (
    <section aria-labelledby="books-documents" className="flex flex-col gap-2">
      <h2 id="books-documents" className="text-lg font-semibold">
        {t('documents')}
      </h2>
      <Table caption={t('documents')} dense>
        <thead>
          <tr>
            <th scope="col">{t('document')}</th>
            <th scope="col" className="text-right">
              {t('count')}
            </th>
            <th scope="col" className="text-right">
              {t('rate')}
            </th>
            {amounts.map((amount) => (
              <th key={amount} scope="col" className="text-right">
                {t(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <DocumentRows key={kind} name={t(`kinds.${kind}`)} sums={books[kind]} />
          ))}
        </tbody>
      </Table>
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

/** A row for each rate, and one for all where there are several or none. */
function DocumentRows({ name, sums }: { name: string; sums: DocumentSums }) {
  const t = useTranslations('admin_books')
  const { count, rates, total } = sums
  const isOne = rates.length === 1
  return (
    <>
      {rates.map((sum) => (
        <tr key={sum.rate}>
          <th scope="row">{name}</th>
          <td className="text-right figures">{isOne && count}</td>
          <td className="text-right figures">{`${sum.rate}%`}</td>
          {amounts.map((amount) => (
            <td key={amount} className="text-right">
              <Price amount={sum[amount]} />
            </td>
          ))}
        </tr>
      ))}
      {!isOne && (
        <tr>
          <th scope="row">{name}</th>
          <td className="text-right figures">{count}</td>
          <td className="text-right">{rates.length > 0 ? t('all_rates') : '–'}</td>
          {amounts.map((amount) => (
            <td key={amount} className="text-right">
              <Price amount={total[amount]} />
            </td>
          ))}
        </tr>
      )}
    </>
  )
}
