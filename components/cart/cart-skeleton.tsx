import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a cart that is on its way. */
export function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
      <Loading hidden>{t('loading')}</Loading>
      <div className="flex flex-col gap-px">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-52" />
    </div>
  )
}
