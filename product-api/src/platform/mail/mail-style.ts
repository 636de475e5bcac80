import { html } from '@bieznik/backend-kit/mail/html'

/** The paper, rubber and signal colour of the shop; everything also says what it is in clients that drop styles. */
export const mailStyle = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  body {
    margin: 0;
    padding: 24px 12px;
    background: #f7f5f0;
    color: #1b1a18;
    font:
      16px/1.5 'IBM Plex Sans',
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      sans-serif;
  }
  .sheet {
    width: 100%;
    max-width: 600px;
    margin: 0 auto;
    background: #fdfcf9;
    border: 1px solid #d8d4ca;
    border-collapse: collapse;
  }
  .sheet > tbody > tr > td {
    padding: 20px 24px;
    border-bottom: 1px solid #d8d4ca;
  }
  .sheet > tbody > tr > .brand {
    padding: 12px 24px;
    border: 0;
    background: #1b1a18;
    color: #f7f5f0;
    font-size: 18px;
    font-weight: 600;
  }
  .brand img {
    vertical-align: -5px;
  }
  .number,
  .figures {
    font-family: 'IBM Plex Mono', ui-monospace, Menlo, Consolas, monospace;
    font-variant-numeric: tabular-nums;
  }
  .whole {
    white-space: nowrap;
  }
  h1 {
    margin: 0 0 12px;
    font-size: 22px;
    line-height: 1.3;
  }
  h2 {
    margin: 14px 0 2px;
    font-size: 16px;
  }
  h2:first-child {
    margin-top: 0;
  }
  p {
    margin: 0 0 12px;
  }
  p:last-child {
    margin-bottom: 0;
  }
  .lines {
    width: 100%;
    border-collapse: collapse;
  }
  .lines caption {
    text-align: left;
  }
  .lines th,
  .lines td {
    padding: 10px 0;
    border-bottom: 1px solid #d8d4ca;
    text-align: left;
    font-weight: normal;
    vertical-align: top;
  }
  .lines .figures {
    text-align: right;
    white-space: nowrap;
    padding-left: 16px;
  }
  .lines .total th,
  .lines .total td {
    border-bottom: 0;
    padding-bottom: 0;
    font-weight: 600;
  }
  .facts {
    width: 100%;
    border-collapse: collapse;
  }
  .facts th,
  .facts td {
    padding: 2px 12px 2px 0;
    text-align: left;
    font-weight: normal;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  .facts th {
    width: 40%;
    min-width: 120px;
  }
  .links a {
    display: inline-block;
    margin: 6px 16px 6px 0;
  }
  .quiet,
  .facts th,
  .lines caption {
    color: #5a5650;
    font-size: 14px;
  }
  dl {
    margin: 0;
  }
  dt {
    color: #5a5650;
    font-size: 14px;
  }
  dd {
    margin: 2px 0 14px;
  }
  dd:last-child {
    margin-bottom: 0;
  }
  a {
    color: #1b46c2;
  }
  .button {
    display: inline-block;
    padding: 10px 18px;
    background: #1b46c2;
    color: #ffffff;
    text-decoration: none;
    border-radius: 2px;
  }
  .code {
    margin-top: 8px;
  }
  @media (max-width: 480px) {
    .code {
      display: none;
    }
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: #161513;
      color: #f1eee7;
    }
    .sheet {
      background: #1f1d1a;
    }
    .sheet,
    .sheet > tbody > tr > td,
    .lines th,
    .lines td {
      border-color: #3b3833;
    }
    .quiet,
    .facts th,
    .lines caption,
    dt {
      color: #b4aea4;
    }
    a {
      color: #8fb1ff;
    }
    .button {
      background: #8fb1ff;
      color: #0f1526;
    }
  }
</style>`
