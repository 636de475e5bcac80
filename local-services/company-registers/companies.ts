/** Invented, beside numbers whose check digits are right. */
export interface KnownCompany {
  name: string
  /** As the white list writes it. */
  address: string
}

/** What the white list knows. */
export const whiteListed: Readonly<Record<string, KnownCompany>> = {
  '5260250274': { name: 'OPONY PRZYKŁADOWE SP. Z O.O.', address: 'UL. ŚWIĘTOKRZYSKA 12, 00-916 WARSZAWA' },
  '5260001246': { name: 'TRANSPORT PRZYKŁADOWY SP. Z O.O.', address: 'UL. POLNA 3/5, 90-001 ŁÓDŹ' },
}

/** What VIES knows and the white list does not. */
export const inVies: Readonly<Record<string, KnownCompany>> = {
  '1234563218': { name: 'TRAKT PRZYKŁADOWY SP. Z O.O.', address: 'RYNEK 1\n30-001 KRAKÓW' },
}

/** A number whose question neither register answers in time. */
export const SLOW_NIP = '7740001454'

/** A number that the white list does not know while the country's own register does not reply to VIES. */
export const OUTAGE_NIP = '7770001016'
