import { addressLine, phoneLink, type Company } from '@bieznik/contract/platform/company'
import { countryName } from '@bieznik/contract/platform/countries'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { Language } from '@bieznik/contract/language'

/** What the shop's configuration fills into the documents. */
export interface Settings {
  company: Company
  deliveryCountries: DeliveryCountries
}

/** What stands for `{name}` in a document, as Markdown. */
export type Values = Readonly<Record<string, string>>

export function valuesOf({ company, deliveryCountries }: Settings, language: Language): Values {
  const zloty = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'PLN',
    maximumFractionDigits: 0,
  })
  const list = new Intl.ListFormat(language)
  return {
    company: company.legalName,
    address: addressLine(company.seat),
    return_address: addressLine(company.returnAddress),
    complaint_address: addressLine(company.complaintAddress),
    email: `[${company.email}](mailto:${company.email})`,
    phone: `[${company.phone}](${phoneLink(company)})`,
    register_court: company.registerCourt,
    krs: company.krs,
    nip: company.nip,
    regon: company.regon,
    bdo: company.bdo,
    share_capital: zloty.format(company.shareCapital),
    return_cost: zloty.format(company.returnCost),
    countries: list.format(deliveryCountries.map((code) => countryName(code, language))),
  }
}

/** Puts the values in their places. Throws for a place that has none. */
export function fillDocument(markdown: string, values: Values): string {
  return markdown.replaceAll(/\{([a-z_]+)\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`documents: the placeholder {${name}} has no value`)
    return value
  })
}
