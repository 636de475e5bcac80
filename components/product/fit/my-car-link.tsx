import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'

export function MyCarLink() {
  const t = useTranslations('product')
  return (
    <TextLink href="/my-car" prefetch={false}>
      {t('my_car')}
    </TextLink>
  )
}
