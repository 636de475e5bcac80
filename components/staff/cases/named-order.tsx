import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'

/** The order that a withdrawal or a complaint is matched to, or what its text says of it. */
export function NamedOrder({ orderId, order }: { orderId: number | null; order: string }) {
  const t = useTranslations('admin_withdrawals')
  return orderId === null ? (
    <>
      <span>{order}</span> <span className="text-quiet">{`(${t('unmatched')})`}</span>
    </>
  ) : (
    <TextLink href={`/admin/order/${orderId}`} prefetch={false} className="inline-block py-2">
      {t('open_order', { id: String(orderId) })}
    </TextLink>
  )
}
