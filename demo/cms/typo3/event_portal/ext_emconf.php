<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Event portal',
    'description' => 'Content element that shows events, articles and adverts of an event-management system.',
    'category' => 'fe',
    'author' => 'The event portal\'s authors',
    'state' => 'beta',
    'version' => '0.1.0',
    'constraints' => [
        'depends' => [
            'typo3' => '12.4.0-13.4.99',
            'fluid_styled_content' => '12.4.0-13.4.99',
        ],
    ],
];
