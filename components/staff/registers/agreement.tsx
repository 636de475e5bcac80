import type { AccountingRegisters } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'

const parts = ['soldOnReceipts', 'soldOnInvoices', 'soldOnOtherInvoices', 'soldWithoutInvoice'] as const

/** Whether the parts come to the orders, and the receipts to theirs, to the grosz. */
function agrees(books: AccountingRegisters): boolean {
  const covered = parts.reduce((sum, part) => sum + books[part].gross, 0)
  return covered === books.sold.gross && books.receipts.total.gross === books.soldOnReceipts.gross
}

/** The orders whose goods were handed over, and by which documents they are covered. */
export function Agreement({ books }: { books: AccountingRegisters }) {
  const t = useTranslations('admin_books')
  const isRight = agrees(books)
  return (
    <section aria-labelledby="books-orders" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="books-orders" className="text-lg font-semibold">
          {t('orders')}
        </h2>
        <Badge tone={isRight ? 'green' : 'amber'}>{t(isRight ? 'agrees' : 'disagrees')}</Badge>
      </div>
      <Table caption={t('orders')} dense>
        <thead>
          <tr>
            <th scope="col">{t('covered_by')}</th>
            <th scope="col" className="text-right">
              {t('count')}
            </th>
            <th scope="col" className="text-right">
              {t('gross')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...parts, 'sold' as const].map((part) => (
            <tr key={part}>
              <th scope="row">{t(`parts.${part}`)}</th>
              <td className="text-right figures">{books[part].count}</td>
              <td className="text-right">
                <Price amount={books[part].gross} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
