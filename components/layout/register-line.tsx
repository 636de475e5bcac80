import { useCompany } from '@/lib/company/company-context'

/** Whose shop it is; all of the entry in the registers is at the contact. */
export function RegisterLine() {
  const { legalName, nip } = useCompany()
  return <p className="text-sm text-quiet">{`© ${legalName}, NIP ${nip}`}</p>
}
