/** English words that say nothing about a page, separated by spaces. They need not match, and the index leaves them out. */
export const stopWords: string =
  'a about after again all also am an and any are as at be because been before being both but by can could did do does ' +
  'doing during each for from further get had has have having he her here his how i if in into is it its just may me ' +
  'might more most must my need now of on once one only or other our out own same she should so some such ' +
  'than that the their them then there these they this those through to too under until very was we were what when ' +
  'where which while who why will with would you your';
