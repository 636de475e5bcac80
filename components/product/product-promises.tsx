import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'

/** Where it is on the page of a product. */
export const DELIVERY_ID = 'delivery'

interface ProductPromisesProps {
  product: BrowserProduct
  /** The names of the ways to pay before the delivery, as the checkout offers them. */
  waysToPay: readonly string[]
}

/** What holds for every product of a kind: delivery, payment, certification. */
export function ProductPromises({ product, waysToPay }: ProductPromisesProps) {
  const t = useTranslations('product')
  return (
    <div id={DELIVERY_ID} className="border border-line lined">
      <Block icon="truck" title={t('delivery')}>
        {t('delivery_text')}
      </Block>
      <Block icon="card" title={t('payment')}>
        {t('payment_text', { ways: waysToPay.join(', ') || 'none' })}
      </Block>
      <Block icon="badge" title={t('certification')}>
        <span>{t('certification_text', { kind: product.productType })}</span>{' '}
        <TextLink href="/guarantee">{t('guarantee_link')}</TextLink>{' '}
        <TextLink href="/aboutcompany">{t('about_link')}</TextLink>
      </Block>
    </div>
  )
}

function Block({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 bg-sheet px-4 py-3">
      <Icon name={icon} className="mt-0.5 size-5 text-quiet" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-quiet">{children}</p>
      </div>
    </section>
  )
}
