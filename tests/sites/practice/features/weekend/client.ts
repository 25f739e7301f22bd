const isWeekend = [0, 6].includes(new Date().getDay());
document.documentElement.toggleAttribute('data-weekend', isWeekend);

export {};
