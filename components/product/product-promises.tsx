import type { ProductType } from '@bieznik/contract/product'
import { BadgeCheck, CreditCard, Truck, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { slimIcon } from '@/components/ui/slim-icon'

/** What holds for every product of a kind: delivery, payment, certification. */
export function ProductPromises({ kind }: { kind: ProductType }) {
  const t = useTranslations('product')
  return (
    <div className="divide-y divide-line border border-line">
      <Block icon={Truck} title={t('delivery')}>
        {t('delivery_text')}
      </Block>
      <Block icon={CreditCard} title={t('payment')}>
        {t('payment_text')}
      </Block>
      <Block icon={BadgeCheck} title={t('certification')}>
        {t('certification_text', { kind })} <TextLink href="/aboutcompany">{t('about_link')}</TextLink>
      </Block>
    </div>
  )
}

function Block({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 bg-sheet p-4">
      <Icon {...slimIcon} aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-quiet">{children}</p>
      </div>
    </section>
  )
}
