import { bookMethods, type AccountingRegisters } from '@bieznik/contract/money/registers'
import { grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'

/** What came in and what went back, by method. */
export function MoneyTable({ books }: { books: AccountingRegisters }) {
  const t = useTranslations('admin_books')
  const method = useTranslations('payment')
  const { payments, refunds, disputed } = books
  const used = bookMethods.filter((each) =>
    [...payments.methods, ...refunds.methods].some((sums) => sums.method === each),
  )
  return (
    <section aria-labelledby="books-money" className="flex flex-col gap-2">
      <h2 id="books-money" className="text-lg font-semibold">
        {t('money')}
      </h2>
      <Table caption={t('money')} dense>
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            <th scope="col" className="text-right">
              {t('payments')}
            </th>
            <th scope="col" className="text-right">
              {t('refunds')}
            </th>
            <th scope="col" className="text-right">
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map((each) => (
            <MoneyRow
              key={each}
              name={method(each)}
              paid={totalOf(payments, each)}
              back={totalOf(refunds, each)}
            />
          ))}
          <MoneyRow name={t('total')} paid={payments.total} back={refunds.total} />
        </tbody>
      </Table>
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

function MoneyRow({ name, paid, back }: { name: string; paid: number; back: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[paid, back, paid - back].map((amount, index) => (
        <td key={index} className="text-right">
          <Price amount={grosze(amount)} />
        </td>
      ))}
    </tr>
  )
}
