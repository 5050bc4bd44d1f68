const FREQUENCIES: Readonly<Record<string, string>> = {
  D: 'DAILY',
  W: 'WEEKLY',
  MP: 'MONTHLY',
  MD: 'MONTHLY',
  YM: 'YEARLY',
};

/**
 * Converts a rule of vCalendar 1.0 ('W2 TU TH #5', 'MP1 1+ MO 20271231T000000') to iCalendar; returns any other text
 * unchanged.
 */
export function newRuleOf(text: string): string {
  const [kind = '', ...tokens] = text.trim().toUpperCase().split(/\s+/);
  const [, letters = '', interval = '1'] = /^(D|W|MP|MD|YM)(\d{1,3})$/.exec(kind) ?? [];
  const frequency = FREQUENCIES[letters];
  if (!frequency) return text;
  const days: string[] = [];
  const numbers: string[] = [];
  let end = ';COUNT=2';
  let nth = '';
  for (const token of tokens) {
    const [, number, sign] = /^(\d{1,2})([+-])?$/.exec(token) ?? [];
    if (/^#\d{1,4}$/.test(token)) end = token === '#0' ? '' : `;COUNT=${token.slice(1)}`;
    else if (/^\d{8}/.test(token)) end = `;UNTIL=${token}`;
    else if (letters === 'MP' && number && sign) nth = sign === '-' ? `-${number}` : number;
    else if (number) numbers.push(sign === '-' ? `-${number}` : number);
    else if (/^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(token)) days.push(nth + token);
    else if (token === 'LD') numbers.push('-1');
    else return text;
  }
  const list = (name: string, values: readonly string[]) => (values.length > 0 ? `;${name}=${values.join()}` : '');
  const byMonth = letters === 'YM' ? list('BYMONTH', numbers) : list('BYMONTHDAY', letters === 'MD' ? numbers : []);
  return `FREQ=${frequency};INTERVAL=${interval}${list('BYDAY', days)}${byMonth}${end}`;
}
