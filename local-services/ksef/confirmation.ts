import type { Accepted } from './documents.ts'

type Confirmed = { session: string; nip: string; tokenReference: string; invoice: Accepted }

/** The official confirmation of one invoice, as `upo-v4-3.xsd` has it. */
export function confirmationOf({ session, nip, tokenReference, invoice }: Confirmed): string {
  const { ksefNumber, number, issuedOn, receivedAt, hash, isOffline } = invoice
  return `<?xml version="1.0" encoding="UTF-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">
<NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego>
<NumerReferencyjnySesji>${session}</NumerReferencyjnySesji>
<Uwierzytelnienie><IdKontekstu><Nip>${nip}</Nip></IdKontekstu><NumerReferencyjnyTokenaKSeF>${tokenReference}</NumerReferencyjnyTokenaKSeF></Uwierzytelnienie>
<NazwaStrukturyLogicznej>Schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej>
<KodFormularza>FA (3)</KodFormularza>
<Dokument>
<NipSprzedawcy>${nip}</NipSprzedawcy>
<NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu>
<NumerFaktury>${number}</NumerFaktury>
<DataWystawieniaFaktury>${issuedOn}</DataWystawieniaFaktury>
<DataPrzeslaniaDokumentu>${receivedAt}</DataPrzeslaniaDokumentu>
<DataNadaniaNumeruKSeF>${receivedAt}</DataNadaniaNumeruKSeF>
<SkrotDokumentu>${hash}</SkrotDokumentu>
<TrybWysylki>${isOffline ? 'Offline' : 'Online'}</TrybWysylki>
</Dokument>
</Potwierdzenie>
`
}
