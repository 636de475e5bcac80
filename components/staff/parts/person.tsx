import { SHOP_ITSELF } from '@bieznik/contract/people/uid'
import { useTranslations } from 'next-intl'

/** By name or e-mail address; by the uid who is not known any more. */
export function Person({ uid, name }: { uid: string; name: string | undefined }) {
  const t = useTranslations('admin')
  if (uid === SHOP_ITSELF) return <span className="text-quiet">{t('by_itself')}</span>
  return name ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <span className="figures break-all whitespace-normal text-quiet">{uid}</span>
  )
}
