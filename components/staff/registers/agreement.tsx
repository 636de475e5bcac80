import type { AccountingRegisters } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'

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
      <SmallTable
        caption={t('orders')}
        rows={[...parts, 'sold' as const]}
        keyOf={(part) => part}
        columns={[
          { head: t('covered_by'), cell: (part) => t(`parts.${part}`) },
          { head: t('count'), cell: (part) => books[part].count, isNumber: true },
          { head: t('gross'), cell: (part) => <Price amount={books[part].gross} />, isNumber: true },
        ]}
      />
    </section>
  )
}
