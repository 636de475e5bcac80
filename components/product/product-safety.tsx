import { countryOfOrder } from '@bieznik/contract/platform/countries'
import { isGtin } from '@bieznik/contract/catalogue/gtin'
import type { Language } from '@bieznik/contract/language'
import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import type { Product } from '@bieznik/contract/catalogue/product'
import { ownWarnings } from '@bieznik/contract/catalogue/safety-data'
import { useLocale, useTranslations } from 'next-intl'
import { SpecList } from '@/components/product/spec-list'
import { textLinkClass } from '@/components/ui/text-link'

interface ProductSafetyProps {
  product: Product
  /** Null: the product does not say who made it. */
  maker: Manufacturer | null
}

/** Who is responsible for a product, by what it is known, and what its user is warned of (Regulation (EU) 2023/988, article 19). */
export function ProductSafety({ product, maker }: ProductSafetyProps) {
  const t = useTranslations('safety')
  return (
    <section>
      <h2 className="mb-2 text-xl font-semibold">{t('title')}</h2>
      <SpecList
        entries={[
          { name: t('maker'), value: maker && <Maker maker={maker} /> },
          {
            name: t('responsible'),
            value: maker && maker.responsibleName !== '' && <Responsible maker={maker} />,
          },
          { name: t('model'), value: product.model },
          { name: t('ean'), value: isGtin(product.ean) && product.ean },
          { name: t('part_number'), value: product.partNumber },
        ].map(({ name, value }) => ({ name, value: value || null }))}
      />
      <Warnings product={product} />
    </section>
  )
}

function Maker({ maker: { name, mark, address, contact } }: { maker: Manufacturer }) {
  return <Reachable name={mark === '' ? name : `${name} (${mark})`} address={address} contact={contact} />
}

function Responsible({ maker }: { maker: Manufacturer }) {
  const { responsibleName: name, responsibleAddress: address, responsibleContact: contact } = maker
  return <Reachable name={name} address={address} contact={contact} />
}

function Reachable({ name, address, contact }: Pick<Manufacturer, 'name' | 'address' | 'contact'>) {
  const href = contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
  return (
    <>
      <span translate="no">{`${name}, ${inLanguage(address, useLocale())}, `}</span>
      <a href={href} className={textLinkClass}>
        {contact}
      </a>
    </>
  )
}

/** The country at the end of an address, in the language of the page. */
const inLanguage = (address: string, language: Language): string =>
  address.replace(/(?<=, )[^,]+$/, (last) => countryOfOrder(last, language))

/** Folded, since they are much the same for all products of a kind; what this product alone needs is open. */
function Warnings({ product }: { product: Product }) {
  const t = useTranslations('safety')
  const locale = useLocale()
  const own = ownWarnings(product, locale)
  return (
    <details open={own !== null} className="mt-3">
      <summary className="cursor-pointer font-semibold">{t('warnings_title')}</summary>
      <p
        lang={own && own.language !== locale ? own.language : undefined}
        className="mt-2 max-w-prose whitespace-pre-line"
      >
        {own?.text ?? t(`warnings.${product.productType}`)}
      </p>
    </details>
  )
}
