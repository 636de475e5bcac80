/** `ul. Prosta 51, 00-838 Warszawa`, or the same in lines, as the registers write an address of Poland. */
export function readAddress(written: string): { address: string; postCode: string; city: string } {
  const line = written
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
  const parts = /^(?:(?<address>.*?)[,\s]+)?(?<postCode>\d{2}-\d{3})\s+(?<city>[^\d,]+)$/.exec(line)?.groups
  return { address: parts?.address ?? '', postCode: parts?.postCode ?? '', city: parts?.city?.trim() ?? '' }
}
