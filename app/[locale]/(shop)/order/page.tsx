import { endOfOrderLink } from '@bieznik/contract/selling/order-link'
import { getFormatter, getTranslations } from 'next-intl/server'
import { RatedLines } from '@/components/orders/opinions/rated-lines'
import { LinkedOrder } from '@/components/orders/order-page/linked-order'
import { Question } from '@/components/orders/question'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listLinesForPage } from '@/lib/orders/linked-order.server'
import { getLinkedOrder } from '@/lib/product-api/order-links.server'
import { QueryProvider } from '@/lib/query/query-provider'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Which order it is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('orders.link_title')

export default async function LinkedOrderPage({ searchParams }: PageProps<'/[locale]/order'>) {
  await requireLocale()
  const { link } = await searchParams
  const found = await getLinkedOrder(link)
  if (!found || typeof link !== 'string') return <UnknownLink />
  // Only what is shown goes to the browser: the forms ask for the e-mail address themselves.
  const { email: _email, payment, ...order } = found
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const lines = await listLinesForPage(link)
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('details_of', { id: String(order.id) })}</h1>
      <ClientMessages
        namespaces={[
          ...(['ui', 'errors', 'orders', 'status', 'delivery', 'payment', 'money', 'failure'] as const),
          ...(['own_opinions', 'opinions.stars', 'pictures', 'transfer'] as const),
          ...(['invoices', 'order_payment'] as const),
        ]}
      >
        <QueryProvider>
          <LinkedOrder order={order} link={link} payment={payment} />
          <RatedLines buyer={{ link }} known={lines} />
        </QueryProvider>
      </ClientMessages>
      <p className="text-sm text-quiet">
        {t('link_note', { day: format.dateTime(endOfOrderLink(link), { dateStyle: 'long' }) })}
      </p>
    </>
  )
}

/** The forms are open to everybody who knows the number of an order. */
async function UnknownLink() {
  const t = await getTranslations('orders')
  return (
    <EmptyState
      titleAs="h1"
      title={t('link_unknown')}
      action={
        <>
          <LinkButton href="/orders" prefetch={false}>
            {t('title')}
          </LinkButton>
          <LinkButton href="/withdrawal" prefetch={false} variant="secondary">
            {t('withdraw')}
          </LinkButton>
          <LinkButton href="/complaint" prefetch={false} variant="secondary">
            {t('complain')}
          </LinkButton>
        </>
      }
    >
      <ClientMessages namespaces={['orders.link_contact']}>
        <Question text="link_contact" />
      </ClientMessages>
    </EmptyState>
  )
}
