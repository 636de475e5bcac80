import { bookMethods, type AccountingRegisters } from '@bieznik/contract/money/registers'
import { grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { SmallTable } from '../parts/small-table'

/** What came in and what went back, by method. */
export function MoneyTable({ books }: { books: AccountingRegisters }) {
  const t = useTranslations('admin_books')
  const method = useTranslations('payment')
  const { payments, refunds, disputed } = books
  const used = bookMethods.filter((each) =>
    [...payments.methods, ...refunds.methods].some((sums) => sums.method === each),
  )
  const rows = [
    ...used.map((each) => ({
      name: method(each),
      paid: totalOf(payments, each),
      back: totalOf(refunds, each),
    })),
    { name: t('total'), paid: payments.total, back: refunds.total },
  ]
  return (
    <section aria-labelledby="books-money" className="flex flex-col gap-2">
      <h2 id="books-money" className="text-lg font-semibold">
        {t('money')}
      </h2>
      <SmallTable
        caption={t('money')}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { head: t('method'), cell: ({ name }) => name },
          { head: t('payments'), cell: ({ paid }) => <Price amount={grosze(paid)} />, isNumber: true },
          { head: t('refunds'), cell: ({ back }) => <Price amount={grosze(back)} />, isNumber: true },
          {
            head: t('balance'),
            cell: ({ paid, back }) => <Price amount={grosze(paid - back)} />,
            isNumber: true,
          },
        ]}
      />
      {disputed.count > 0 && (
        <p>
          {t.rich('disputed', { count: disputed.count, amount: () => <Price amount={disputed.gross} /> })}
        </p>
      )}
    </section>
  )
}

function totalOf({ methods }: AccountingRegisters['payments'], wanted: (typeof bookMethods)[number]): number {
  return methods.find(({ method }) => method === wanted)?.total ?? 0
}
