import { expect, test } from 'vitest'
import { findDelimiter } from './find-delimiter.ts'

test.each([
  ['a;b;c', ';'],
  ['a,b,c', ','],
  ['a\tb', '\t'],
  ['"a,b,c,d";e', ';'],
  ['"two\nlines, and more";b\n1,2,3', ';'],
  ['alone', ';'],
  ['Nazwa;Cena, zł, brutto, z VAT 23%;Stan\nTest 195/65 R15;100,50;4', ';'],
  ['Cennik, stan na 11.2026\n\nNazwa;Cena\nTest;100,50', ';'],
  ['name,price\n31x10.5" R15,100.5\n15" x,7', ','],
  ['Nazwa;Felga\n31x10.5" R15;15"\nx, y;16"', ';'],
])('the separator of %j is %j', (text, delimiter) => {
  expect(findDelimiter(text)).toEqual({ delimiter, isDeclared: false })
})

test.each([
  ['sep=;\na,b,c;d', ';'],
  ['\uFEFFSEP=,\r\na;b;c', ','],
  ['sep=\t\na;b', '\t'],
  ['"sep=|"\na|b', '|'],
])('%j says its separator itself', (text, delimiter) => {
  expect(findDelimiter(text)).toEqual({ delimiter, isDeclared: true })
})
