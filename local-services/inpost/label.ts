/* Labels in the size A6, a page each, with the fonts that every reader of PDF has. */

/** 105 × 148 mm in points. */
const PAGE = '0 0 298 420'
const TOP = 390
const LINE = 18

/** What the built-in fonts cannot show is left out. */
const plain = (text: string) =>
  text
    .replaceAll(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`)

/** A page for each label, of its lines. */
export function labelsPdf(labels: readonly (readonly string[])[]): Buffer {
  // Behind catalogue, list of pages and font come a page and its text for each label.
  const first = 4
  const pages = labels.map((_, at) => `${first + 2 * at} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...labels.flatMap((lines, at) => {
      const text = lines
        .map((line, row) => `BT /F1 12 Tf 20 ${TOP - row * LINE} Td (${plain(line)}) Tj ET`)
        .join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((content, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${content}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
