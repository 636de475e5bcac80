'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useAuth } from '@/lib/auth/use-auth'
import { cartQuery } from '@/lib/cart/cart-queries'
import { getPathname } from '@/lib/i18n/navigation'
import { CartLines, type RenderPicture } from './cart-lines'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'

/** The cart screen in each of its states. */
export function CartView({ renderPicture }: { renderPicture: RenderPicture }) {
  const auth = useAuth()
  if (auth.status === 'loading') return <CartSkeleton />
  if (auth.status === 'signed-out') return <NotAuthenticated />
  return <PersonsCart uid={auth.person.uid} renderPicture={renderPicture} />
}

function NotAuthenticated() {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <EmptyState
      title={t('not_authenticated')}
      action={
        <Button asChild>
          <a href={getPathname({ href: { pathname: '/signIn', query: { next: '/cart' } }, locale })}>
            {t('sign_in')}
          </a>
        </Button>
      }
    />
  )
}

function PersonsCart({ uid, renderPicture }: { uid: string; renderPicture: RenderPicture }) {
  const t = useTranslations('cart')
  const { data: lines, isPending, isError, refetch } = useQuery(cartQuery(uid))
  if (isPending) return <CartSkeleton />
  if (isError && !lines)
    return (
      <EmptyState
        role="alert"
        title={t('failed_load')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  if (lines.length === 0)
    return (
      <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>}>
        {t('empty_hint')}
      </EmptyState>
    )
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
      <CartLines uid={uid} lines={lines} renderPicture={renderPicture} />
      <CartSummary lines={lines} />
    </div>
  )
}
