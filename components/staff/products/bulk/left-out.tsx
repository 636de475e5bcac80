import type { LeftOut as LeftOutProduct } from '@bieznik/contract/catalogue/bulk-change'
import { useTranslations } from 'next-intl'

/** Which products stayed as they were, and why. */
export function LeftOut({ products }: { products: readonly LeftOutProduct[] }) {
  const t = useTranslations('admin_bulk')
  if (products.length === 0) return null
  return (
    <div role="alert" className="flex flex-col gap-2 border-2 border-amber bg-sheet p-3 text-sm">
      <p className="font-medium">{t('left_out_title', { count: products.length })}</p>
      <ul className="max-h-60 overflow-y-auto">
        {products.map(({ id, title, reason }) => (
          <li key={id}>
            <span className="figures">{id}</span> <span>{title}</span>
            <span>{`: ${t(`left_out.${reason}`)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
