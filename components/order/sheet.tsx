import { countryOfOrder } from '@bieznik/contract/platform/countries'
import type { Order } from '@bieznik/contract/selling/order'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { useCompany } from '@/lib/company/company-context'
import { Unbroken } from '@/components/ui/unbroken'
import { usePickup } from '@/lib/company/use-pickup'
import { useRegisterLines } from '@/lib/company/use-register-lines'
import { useWishes } from './use-wishes'

interface SheetProps {
  title: string
  /** The language of its words, where it is not that of the page. */
  lang?: string
  /** One of several on a page that has a title of its own. */
  isOneOfMany?: boolean
  children: ReactNode
}

/** What is printed. `globals.css` leaves everything else off the paper. */
export function Sheet({ title, lang, isOneOfMany = false, children }: SheetProps) {
  const Heading = isOneOfMany ? 'h2' : 'h1'
  const t = useTranslations('meta')
  return (
    <article
      lang={lang}
      className="paper-sheet flex flex-col gap-6 border border-line bg-sheet p-4 sm:p-8 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-rubber pb-3">
        <Heading className="text-2xl font-semibold">{title}</Heading>
        <p className="text-lg font-bold">{t('site_name')}</p>
      </header>
      {children}
    </article>
  )
}

/** A block with a name, such as an address. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-sm text-quiet">{name}</h2>
      <div className="wrap-break-word">{children}</div>
    </section>
  )
}

type Address = Pick<Order, 'address' | 'city' | 'postCode' | 'country'>

/** As it stands on an envelope. */
export function PostalAddress({ name, address, city, postCode, country }: Address & { name: string }) {
  return (
    <address className="not-italic">
      <strong>{name}</strong>
      <br />
      <span>{address}</span>
      <br />
      <span>{`${postCode} ${city}`}</span>
      <br />
      <span>{countryOfOrder(country, useLocale())}</span>
    </address>
  )
}

/** Where and when the buyer fetches an order. */
export function PickupPlace() {
  const t = useTranslations('delivery')
  const { place, hours } = usePickup()
  return (
    <Block name={t('pickup_place')}>
      <address className="not-italic">
        <Unbroken>{place}</Unbroken>
      </address>
      <p>
        <Unbroken>{hours}</Unbroken>
      </p>
    </Block>
  )
}

export function Seller() {
  const t = useTranslations()
  const { legalName, seat, email, phone } = useCompany()
  const registerLines = useRegisterLines()
  return (
    <Block name={t('print.seller')}>
      <address className="not-italic">
        <strong>{legalName}</strong>
        <br />
        <span>{seat.street}</span>
        <br />
        <span>{`${seat.postCode} ${seat.city}`}</span>
        <br />
        <span>{`${email},`}</span> <span className="whitespace-nowrap">{phone}</span>
      </address>
      {registerLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Block>
  )
}

/** When it was ordered, and how it is delivered and paid. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('print')
  const delivery = useTranslations('delivery')
  const payment = useTranslations('payment')
  const wishes = useWishes(order)
  return (
    <>
      <Block name={t('date')}>
        <Day date={order.orderDate} />
      </Block>
      <Block name={t('delivery')}>{delivery(order.typeOfDelivery)}</Block>
      {wishes.map(({ name, value }) => (
        <Block key={name} name={name}>
          {value}
        </Block>
      ))}
      <Block name={t('payment')}>{payment(order.typeOfPayment)}</Block>
    </>
  )
}

/** Marks a canceled order, so that it is neither packed nor paid. */
export function CanceledNotice({ order }: { order: Order }) {
  const t = useTranslations('print')
  if (order.status !== 'Canceled') return null
  return <p className="border-2 border-rubber p-3 font-semibold">{t('canceled')}</p>
}

/** A table on paper: lines and no frame. On a narrow screen it scrolls sideways. */
export function PaperTable({ children }: { children: ReactNode }) {
  const t = useTranslations('print')
  return (
    <div
      role="region"
      aria-label={t('items')}
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-left text-sm [&_td]:border-b [&_td]:border-line [&_td]:p-2 [&_td]:align-top [&_th]:border-b-2 [&_th]:border-rubber [&_th]:p-2 [&_th]:font-medium [&_tr]:break-inside-avoid">
        <caption className="sr-only">{t('items')}</caption>
        {children}
      </table>
    </div>
  )
}
